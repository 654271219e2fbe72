import { Dialog as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="fades-in fixed inset-0 z-40 bg-[#10142b99]" />
        <Parts.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rises-in fixed inset-x-5 top-1/2 z-50 mx-auto max-h-[85svh] max-w-120 -translate-y-1/2 overflow-y-auto rounded-card bg-card p-8 text-ink shadow-panel forced-colors:border"
        >
          <Parts.Title className="title-32">{title}</Parts.Title>
          {description && <Parts.Description className="mt-2 text-plain text-muted">{description}</Parts.Description>}
          <div className="mt-6">{children}</div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
