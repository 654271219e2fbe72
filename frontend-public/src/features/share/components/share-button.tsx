import { Button } from '../../../ui/button.tsx';
import { showToast, type ToastMessage } from 'shell/toast';
import { shareOrCopyLink, type ShareOutcome, type SharedLink } from '../share-or-copy.ts';

const messages: Record<ShareOutcome, (url: string) => ToastMessage | undefined> = {
  shared: () => undefined,
  left: () => undefined,
  copied: (url) => ({ title: 'Link copied', description: `Paste ${url} wherever you like.` }),
  neither: (url) => ({ title: 'This is the link', description: url, tone: 'neutral' }),
};

const textCopied = { title: 'Copied', description: 'Paste it into a message.' };

interface ShareButtonProps extends Pick<SharedLink, 'title' | 'text'> {
  path?: string;
  isCopy?: boolean;
  copiedText?: string;
  label?: string;
}

export function ShareButton({
  title,
  text,
  path = '/',
  isCopy = false,
  copiedText,
  label = isCopy ? 'Copy the link' : 'Share the link',
}: ShareButtonProps) {
  async function share(): Promise<void> {
    const link = { title, text, url: location.origin + path };
    const outcome = await shareOrCopyLink(link, {
      share: !isCopy && 'share' in navigator ? (given) => navigator.share(given) : undefined,
      copy: (address) => navigator.clipboard.writeText([copiedText, address].filter(Boolean).join('\n\n')),
    });
    const isTextCopied = outcome === 'copied' && copiedText !== undefined;
    const message = isTextCopied ? textCopied : messages[outcome](link.url);
    if (message) showToast(message);
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      {label}
    </Button>
  );
}
