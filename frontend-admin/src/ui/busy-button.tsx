import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'htmlType' | 'block' | 'disabled'> {
  label: string;
  busy: string;
  isBusy: boolean;
  onClick?: () => void;
  /** Screen readers read this item name after the label, so that equal labels differ. */
  of?: string;
}

/** Not disabled while busy, because a disabled button loses the focus. */
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
