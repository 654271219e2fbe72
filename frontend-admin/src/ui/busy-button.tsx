import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'htmlType' | 'block' | 'disabled'> {
  label: string;
  busy: string;
  isBusy: boolean;
  onClick?: () => void;
  /**
   * Name of the item that the button acts on, such as an email address. Screen readers read it after the label, so that
   * buttons with the same label are distinct.
   */
  of?: string;
}

/** A button that has the same width and color while the action runs, and does not lose the focus. */
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
