import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that opened a drawer or dialog. antd does so only for a drawer or dialog that stays
 * mounted.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener]);
}
