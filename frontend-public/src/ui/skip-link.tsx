/** The first stop of the keyboard: past the navigation, to the page's own words. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-primary px-5 py-3 text-base font-[550] text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
