import { Editor } from '@tiptap/core';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShell } from '../../shell/shell.tsx';
import { fileLinkQuery } from '../files/api/files.ts';
import { findFileError } from '../files/file-types.ts';
import { useUploadQueue } from '../files/upload/use-uploads.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EditorTools } from './editor-tools.tsx';
import { FileForm } from './file-form.tsx';
import { findFiles, insertFile, libraryTypes, type EmbeddedType } from './library-file.ts';
import { LinkForm } from './link-form.tsx';
import { markdownFormats } from './markdown-format.ts';
import type { MarkdownEditorProps, MarkdownInputProps } from './markdown-input.tsx';
import { isWebVtt } from './serialize-markdown.ts';
import { Toolbar } from './toolbar.tsx';

const FilePicker = lazy(async () => ({ default: (await import('../files/components/file-picker.tsx')).FilePicker }));

type Panel =
  | { name: 'link' }
  | { name: 'file'; type: EmbeddedType }
  | { name: 'picker'; type: EmbeddedType; uploadIds: readonly string[] };

interface RichTextEditorProps extends MarkdownEditorProps {
  format: 'page' | 'email';
  value: string;
  onChange: (value: string) => void;
  onPlain: () => void;
}

function useTextboxAttributes({
  label,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': required,
}: Omit<MarkdownInputProps, 'id'> & { id: string | undefined }) {
  return useMemo(
    () => ({
      ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...(id && { id }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': invalid }),
      ...(required && { 'aria-required': required }),
    }),
    [id, label, describedBy, invalid, required],
  );
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, id, format, Tools, value, onChange, onPlain, startsFocused, ...aria } = props;
  const { parse, serialize, isEditable, createExtensions, isAllowedLink } = markdownFormats[format];
  const place = useRef<HTMLDivElement>(null);
  /** If `value` differs from this text, the form has changed the text. */
  const known = useRef(value);
  const [editor, setEditor] = useState<Editor>();
  const [panel, setPanel] = useState<Panel>();
  const queue = useUploadQueue();
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { status } = Form.Item.useStatus();
  const openSound = useEffectEvent(async (id: string) => (await queryClient.fetchQuery(fileLinkQuery(api, id))).url);
  const attributes = useTextboxAttributes({ label, id, ...aria });
  const focus = useEffectEvent((created: Editor) => {
    if (!startsFocused) return;
    created.commands.setTextSelection(created.state.doc.content.size);
    // The command of the editor waits for a frame, in which typed letters would be lost.
    created.view.dom.focus({ preventScroll: true });
  });
  const start = useEffectEvent(() => ({
    attributes,
    content: parse(value).toJSON() as object,
    extensions: createExtensions((id) => openSound(id)),
  }));
  const update = useEffectEvent((current: Editor) => {
    known.current = serialize(current.state.doc);
    onChange(known.current);
  });
  const pasteCaptions = useEffectEvent((text: string): boolean => {
    if (!isWebVtt(text) || known.current !== '') return false;
    onChange(text);
    onPlain();
    return true;
  });
  const takeFiles = useEffectEvent((data: DataTransfer | null): boolean => {
    const found = findFiles(data);
    // Email programs do not play audio.
    if (!found || (format === 'email' && found.type === 'sound')) return false;
    const { type, files } = found;
    const uploadIds = files.map((file) => queue.add(file, findFileError(file, [libraryTypes[type]])));
    setPanel({ name: 'picker', type, uploadIds });
    return true;
  });

  // A layout effect shows the text and the toolbar in the first frame, so that the form below does not move.
  useLayoutEffect(() => {
    const { attributes: first, ...content } = start();
    const created = new Editor({
      element: place.current,
      ...content,
      onUpdate: ({ editor: current }) => update(current),
      editorProps: {
        attributes: first,
        transformPastedHTML: cleanPastedHtml,
        handlePaste: (_view, { clipboardData }) =>
          takeFiles(clipboardData) || pasteCaptions(clipboardData?.getData('text/plain') ?? ''),
        handleDrop: (view, { clientX, clientY, dataTransfer }, _slice, isMoved) => {
          if (isMoved || !takeFiles(dataTransfer)) return false;
          const place = view.posAtCoords({ left: clientX, top: clientY });
          if (place) created.commands.setTextSelection(place.pos);
          return true;
        },
        handleKeyDown: (_view, event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          event.preventDefault();
          setPanel({ name: 'link' });
          return true;
        },
      },
    });
    focus(created);
    setEditor(created);
    return () => created.destroy();
  }, []);

  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, attributes]);

  const show = useEffectEvent((current: Editor) => {
    if (value === known.current) return;
    known.current = value;
    if (isEditable(value)) current.commands.setContent(parse(value).toJSON(), { emitUpdate: false });
    else onPlain();
  });
  useEffect(() => {
    if (editor) show(editor);
  }, [editor, value]);

  useLabelFocus(editor, id);

  const close = () => setPanel(undefined);
  const openPicker = (type: EmbeddedType) => setPanel({ name: 'picker', type, uploadIds: [] });
  return (
    <div className="rich-text" data-status={status}>
      {editor && (
        <Toolbar
          editor={editor}
          label={label}
          hasSounds={format === 'page'}
          onLink={() => setPanel({ name: 'link' })}
          onFile={(type) => (editor.isActive(type) ? setPanel({ name: 'file', type }) : openPicker(type))}
          onPlain={onPlain}
        />
      )}
      {editor && Tools && <EditorTools editor={editor} parse={parse} Tools={Tools} />}
      {editor && panel?.name === 'link' && <LinkForm editor={editor} isAllowed={isAllowedLink} onClose={close} />}
      {editor && panel?.name === 'file' && (
        <FileForm editor={editor} type={panel.type} onReplace={() => openPicker(panel.type)} onClose={close} />
      )}
      <div ref={place} />
      <Suspense>
        {editor && panel?.name === 'picker' && (
          <FilePicker
            types={[libraryTypes[panel.type]]}
            uploadIds={panel.uploadIds}
            onChoose={(file) => {
              close();
              insertFile(editor, panel.type, file);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

function useLabelFocus(editor: Editor | undefined, id: string | undefined): void {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id ?? '')}"]`);
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);
}
