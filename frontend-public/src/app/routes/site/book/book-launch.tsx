import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { deviceStorage } from 'shell/storage';
import { SectionErrorBoundary } from '../../../../ui/section-error-boundary.tsx';

const BookLaunchSheet = lazy(async () => ({ default: (await import('./book-launch-sheet.tsx')).BookLaunchSheet }));

const seenKey = 'hasSeenBookLaunchPopup';
const delayMs = 2_000;

/**
 * Announces the book 2 s after the page loads, unless the user closed the announcement before or the URL has the
 * parameter `play`, which opens the film instead.
 */
export function BookLaunch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (wasAnnouncementClosed() || new URLSearchParams(location.search).has('play')) return undefined;
    let timer = setTimeout(open, delayMs);
    // Opens the announcement. While another dialog, such as the menu, is open, it waits and tries again.
    function open() {
      if (document.querySelector('[role="dialog"]')) timer = setTimeout(open, delayMs);
      else setOpen(true);
    }
    return () => clearTimeout(timer);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    storeAnnouncementClosed();
  }, []);
  if (!isOpen) return null;
  return (
    <SectionErrorBoundary instead={null}>
      <Suspense>
        <BookLaunchSheet onClose={close} />
      </Suspense>
    </SectionErrorBoundary>
  );
}

/**
 * True if the user closed the announcement before. If the browser blocks storage, this is always false and every visit
 * shows the announcement.
 */
function wasAnnouncementClosed(): boolean {
  return deviceStorage.get(seenKey) !== null;
}

function storeAnnouncementClosed(): void {
  deviceStorage.set(seenKey, 'true');
}
