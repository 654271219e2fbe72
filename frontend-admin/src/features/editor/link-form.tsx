import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { InlineForm } from './inline-form.tsx';
import { toLinkUrl } from './urls.ts';

interface LinkFormProps {
  editor: Editor;
  isAllowed: (url: string) => boolean;
  onClose: () => void;
}

export function LinkForm({ editor, isAllowed, onClose }: LinkFormProps) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(before);
  const [isInvalid, setInvalid] = useState(false);

  function apply(): void {
    const href = toLinkUrl(typed, isAllowed);
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

  return (
    <InlineForm
      name="Link"
      label="Link to"
      placeholder="https://"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setInvalid(false);
      }}
      action="Set link"
      error={isInvalid && 'Type a URL such as https://example.org, or an email.'}
      onApply={apply}
      onCancel={() => {
        editor.commands.focus();
        onClose();
      }}
    >
      {before && <Button onClick={remove}>Remove link</Button>}
    </InlineForm>
  );
}
