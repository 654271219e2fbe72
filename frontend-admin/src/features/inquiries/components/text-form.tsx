import { Button, Input } from 'antd';
import { useId, useState, type SubmitEvent } from 'react';

interface TextFormProps {
  label: string;
  hint: string;
  rows: number;
  /** On the button, and while it is on its way. */
  send: string;
  sending: string;
  isMain?: boolean;
  /** Rejects where it failed: a toast tells why, and the text stays to be sent again. */
  onSend: (text: string) => Promise<unknown>;
}

/** Writes one text; it is cleared only once it has arrived. */
export function TextForm({ label, hint, rows, send, sending, isMain = false, onSend }: TextFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    await onSend(text.trim()).then(
      () => setText(''),
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <form className="text-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={rows}
        maxLength={5000}
        value={text}
        readOnly={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="text-form-foot">
        <Button
          htmlType="submit"
          type={isMain ? 'primary' : 'default'}
          disabled={isBusy || text.trim() === ''}
          aria-busy={isBusy}
        >
          {isBusy ? sending : send}
        </Button>
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      </div>
    </form>
  );
}
