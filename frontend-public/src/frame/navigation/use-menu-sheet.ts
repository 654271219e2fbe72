import { useState } from 'react';
import { toast } from 'shell/toast';
import { failureWords } from 'shell/failure-words';
import type { MenuSheet } from './menu-sheet.tsx';

/** The sheet of the menu while it is open. It is fetched with the first press; where it does not come, that is said. */
export function useMenuSheet() {
  const [sheet, setSheet] = useState<typeof MenuSheet>();

  async function show(): Promise<void> {
    try {
      const loaded = await import('./menu-sheet.tsx');
      setSheet(() => loaded.MenuSheet);
    } catch (error) {
      toast({ title: 'The menu could not be opened.', description: failureWords(error), tone: 'destructive' });
    }
  }

  return { sheet, open: () => void show(), close: () => setSheet(undefined) };
}
