const shrinksAt = 50;

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
