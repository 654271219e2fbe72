import { useEffect, useState } from 'react';

/** antd returns the focus only for a drawer or dialog that stays mounted. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener]);
}
