/**
 * Key code that Safari and other browsers report for the key that ends a composition, after `isComposing` is already
 * false.
 */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Hides key presses of an input method (IME) from all key handlers, because these keys select characters in the input
 * method. Call it before other handlers of the window are added.
 */
export function ignoreKeysDuringComposition(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
