import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { InlineForm } from './inline-form.tsx';
import { toSingleLine, type EmbeddedType } from './library-file.ts';

interface FileFormProps {
  editor: Editor;
  type: EmbeddedType;
  onReplace: () => void;
  onClose: () => void;
}

const texts = {
  image: {
    ...{ name: 'Picture', label: 'Alternative text', action: 'Set text' },
    ...{ replace: 'Choose another picture', remove: 'Remove picture', missing: 'Alternative text is required' },
  },
  sound: {
    ...{ name: 'Audio', label: 'Name that readers see', action: 'Set name' },
    ...{ replace: 'Choose another audio file', remove: 'Remove audio', missing: 'A name is required' },
  },
};

export function FileForm({ editor, type, onReplace, onClose }: FileFormProps) {
  const { name, label, action, replace, remove, missing } = texts[type];
  const [typed, setTyped] = useState(() => String(editor.getAttributes(type)['alt'] ?? ''));
  const [isMissing, setMissing] = useState(false);

  function apply(): void {
    const alt = toSingleLine(typed);
    if (alt === '') return setMissing(true);
    editor.chain().focus().updateAttributes(type, { alt }).run();
    onClose();
  }

  return (
    <InlineForm
      {...{ name, label, action }}
      placeholder={label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setMissing(false);
      }}
      error={isMissing && missing}
      onApply={apply}
      onCancel={() => {
        editor.commands.focus();
        onClose();
      }}
    >
      <Button onClick={onReplace}>{replace}</Button>
      <Button
        onClick={() => {
          editor.chain().focus().deleteSelection().run();
          onClose();
        }}
      >
        {remove}
      </Button>
    </InlineForm>
  );
}
