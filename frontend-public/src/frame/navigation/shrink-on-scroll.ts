const shrinksAt = 50;

/**
 * Makes the navigation bar lower, in the colour of the page, while the page is scrolled. React and the page script call
 * it. Returns a function that ends it.
 */
export function shrinkOnScroll(bar: HTMLElement): () => void {
  const show = () => {
    const isScrolled = scrollY > shrinksAt;
    const { backdrop } = bar.dataset;
    bar.classList.toggle('site-bar-shrunk', isScrolled);
    bar.classList.toggle('under-sky', !isScrolled && backdrop === 'sky');
    if (!isScrolled && backdrop === 'night') bar.dataset['theme'] = 'dark';
    else delete bar.dataset['theme'];
  };
  show();
  addEventListener('scroll', show, { passive: true });
  return () => removeEventListener('scroll', show);
}
