import type { Editor } from '@tiptap/core';
import { Button, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { toLinkUrl } from './urls.ts';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

export function LinkForm({ editor, onClose }: LinkFormProps) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(before);
  const [isInvalid, setInvalid] = useState(false);
  const errorId = useId();

  function close(): void {
    editor.commands.focus();
    onClose();
  }

  function apply(): void {
    const href = toLinkUrl(typed);
    if (!href) return setInvalid(true);
    const isInText = !editor.state.selection.empty || before !== '';
    if (isInText) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would save the form, and Escape would close its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  }

  return (
    <div className="link-form" role="group" aria-label="Link">
      <Input
        autoFocus
        aria-label="Link to"
        placeholder="https://"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setInvalid(false);
        }}
        onKeyDown={handleKey}
        {...(isInvalid && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <Button onClick={apply}>Set link</Button>
      {before && <Button onClick={remove}>Remove link</Button>}
      <Button onClick={close}>Cancel</Button>
      <p id={errorId} role="alert" className="bad">
        {isInvalid && 'Type a URL such as https://example.org, or an email.'}
      </p>
    </div>
  );
}
