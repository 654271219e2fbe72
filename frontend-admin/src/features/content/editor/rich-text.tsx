import { Editor } from '@tiptap/core';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { extensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import type { MarkdownInputProps } from './markdown-input.tsx';
import { parseMarkdown } from './parse-markdown.ts';
import { isEditable, isWebVtt, serializeMarkdown } from './serialize-markdown.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps extends MarkdownInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Shows the field as plain text. */
  onPlain: () => void;
}

export function RichText({ label, id, value, onChange, onPlain, ...aria }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  /** The last text that the editor received or returned; another value comes from the form. */
  const known = useRef(value);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  const { status } = Form.Item.useStatus();
  const start = useEffectEvent(() => parseMarkdown(value).toJSON() as object);
  const update = useEffectEvent((current: Editor) => {
    known.current = serializeMarkdown(current.state.doc);
    onChange(known.current);
  });
  const pasteCaptions = useEffectEvent((text: string): boolean => {
    if (!isWebVtt(text) || known.current !== '') return false;
    onChange(text);
    onPlain();
    return true;
  });

  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions,
      content: start(),
      onUpdate: ({ editor: current }) => update(current),
      editorProps: {
        transformPastedHTML: cleanPastedHtml,
        handlePaste: (_view, event) => pasteCaptions(event.clipboardData?.getData('text/plain') ?? ''),
        handleKeyDown: (_view, event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          event.preventDefault();
          setLinking(true);
          return true;
        },
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, []);

  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = aria;
  useEffect(() => {
    const attributes = {
      ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...(id && { id }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': invalid }),
      ...(required && { 'aria-required': required }),
    };
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, id, label, describedBy, invalid, required]);

  const show = useEffectEvent((current: Editor) => {
    if (value === known.current) return;
    known.current = value;
    if (isEditable(value)) current.commands.setContent(parseMarkdown(value).toJSON(), { emitUpdate: false });
    else onPlain();
  });
  useEffect(() => {
    if (editor) show(editor);
  }, [editor, value]);

  useEffect(() => {
    // A label does not focus an editable element by itself.
    const labelElement = document.querySelector(`label[for="${CSS.escape(id ?? '')}"]`);
    const focus = () => editor?.commands.focus();
    labelElement?.addEventListener('click', focus);
    return () => labelElement?.removeEventListener('click', focus);
  }, [editor, id]);

  return (
    <div className="rich-text" data-status={status}>
      {editor && <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} onPlain={onPlain} />}
      {editor && isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <div ref={place} />
    </div>
  );
}
