import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { deviceStorage } from 'shell/storage';
import { PageErrors } from '../../../layout/page-errors.tsx';

const BookLaunchSheet = lazy(async () => ({ default: (await import('./book-launch-sheet.tsx')).BookLaunchSheet }));

const seenKey = 'hasSeenBookLaunchPopup';
const delayMs = 2_000;

/**
 * Tells of the book two seconds after the page has come, to whoever has not put it away before. An address with a
 * `play` parameter was followed for the film, and is left in peace. Its code is fetched when its time has come.
 */
export function BookLaunch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (wasSeen() || new URLSearchParams(location.search).has('play')) return undefined;
    let timer = setTimeout(open, delayMs);
    // Whoever is in another dialog, such as the menu, is not interrupted.
    function open() {
      if (document.querySelector('[role="dialog"]')) timer = setTimeout(open, delayMs);
      else setOpen(true);
    }
    return () => clearTimeout(timer);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    keepSeen();
  }, []);
  if (!isOpen) return null;
  return (
    <PageErrors instead={null}>
      <Suspense>
        <BookLaunchSheet onClose={close} />
      </Suspense>
    </PageErrors>
  );
}

/** A browser that keeps nothing is told each time, as it cannot be known otherwise. */
function wasSeen(): boolean {
  return deviceStorage.get(seenKey) !== null;
}

function keepSeen(): void {
  deviceStorage.set(seenKey, 'true');
}
