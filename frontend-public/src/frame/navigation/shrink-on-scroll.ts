const shrinksAt = 50;

/**
 * While the page is scrolled down, reduces the height of the navigation bar and gives it the color of the page. Returns
 * a function that removes the listener.
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
