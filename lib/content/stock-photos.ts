/** The addresses of the stock photos that replace pictures which cannot be loaded. */
export const stockPhotos = {
  service:
    "https://images.unsplash.com/photo-1504307651254-35680f356dfd?auto=format&fit=crop&w=1200&h=800&q=70",
  gallery:
    "https://images.unsplash.com/photo-1541888946425-d81bb19240f5?auto=format&fit=crop&w=1200&h=800&q=70",
} as const;

export type StockPhoto = keyof typeof stockPhotos;
