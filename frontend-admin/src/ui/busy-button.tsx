import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'htmlType' | 'block' | 'disabled'> {
  label: string;
  /** In the label's place while the work is under way: "Sending...". */
  busy: string;
  isBusy: boolean;
  onClick?: () => void;
  /** Ends the name for a screen reader, where several buttons have the same label. */
  of?: string;
}

/** A button that starts work which takes a moment. Meanwhile it keeps its width, its colour and the focus. */
export function BusyButton({ label, busy, isBusy, onClick, of, ...button }: BusyButtonProps) {
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <Button {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
      <span className="busy-words" data-other={isBusy ? label : busy}>
        {isBusy ? busy : label}
      </span>
      {of && <span className="unseen"> {of}</span>}
    </Button>
  );
}
