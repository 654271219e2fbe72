/** Safari and others report this code on the key that ends a composition, after `isComposing` is false again. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Hides keys of an input method from all key handlers, because they select its candidates. Call it before other
 * handlers of the window are added.
 */
export function ignoreComposition(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
