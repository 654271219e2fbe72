import { Button } from '../../../ui/button.tsx';
import { toast, type ToastMessage } from 'shell/toast';
import { shareOrCopy, type Outcome, type SharedLink } from '../share-or-copy.ts';

const words: Record<Outcome, (url: string) => ToastMessage | undefined> = {
  shared: () => undefined,
  left: () => undefined,
  copied: (url) => ({ title: 'Link copied', description: `Paste ${url} wherever you like.` }),
  neither: (url) => ({ title: 'This is the link', description: url, tone: 'neutral' }),
};

/** Passes the site on, by whatever the device shares with; without that, the link is copied, and a toast says so. */
export function ShareButton({ title, text }: Pick<SharedLink, 'title' | 'text'>) {
  async function share(): Promise<void> {
    const link = { title, text, url: `${location.origin}/` };
    const outcome = await shareOrCopy(link, {
      share: 'share' in navigator ? (given) => navigator.share(given) : undefined,
      copy: (address) => navigator.clipboard.writeText(address),
    });
    const message = words[outcome](link.url);
    if (message) toast(message);
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      Share the link
    </Button>
  );
}
