import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { Insertion } from './email/blocks.ts';
import type { TextTarget } from './markdown-input.tsx';

interface EditorToolsProps {
  editor: Editor;
  parse: (source: string) => Node;
  Tools: ComponentType<{ target: TextTarget }>;
}

/** The tools of an editor, with the selected block. */
export function EditorTools({ editor, parse, Tools }: EditorToolsProps) {
  const state = useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () => editor.state,
  );
  const { selection } = state;
  const source = selection instanceof NodeSelection ? (selection.node.attrs['source'] as unknown) : undefined;
  const isBlock = selection instanceof NodeSelection && selection.node.type.name === 'emailBlock';
  const block = isBlock && typeof source === 'string' ? { source, replace: changeSource } : undefined;

  function changeSource(changed: string): void {
    editor.chain().focus().updateAttributes('emailBlock', { source: changed }).run();
  }

  return (
    <Tools
      target={{
        insertBlock: (insertion) => insertAfter(editor, parse, insertion),
        insertField: ({ markdown }) => {
          const field = parse(markdown).firstChild?.content.toJSON() as object[];
          editor.chain().focus().insertContent(field).run();
        },
        focus: () => editor.commands.focus(),
        block,
      }}
    />
  );
}

/** Inserts blocks after the one with the cursor, or in place of an empty one, and selects the text to replace. */
function insertAfter(editor: Editor, parse: (source: string) => Node, { markdown, select }: Insertion): void {
  const { $to } = editor.state.selection;
  const outer = $to.depth > 0 ? $to.node(1) : undefined;
  const isEmpty = outer?.type.name === 'paragraph' && outer.content.size === 0;
  const [from, to] = outer ? [isEmpty ? $to.before(1) : $to.after(1), $to.after(1)] : [$to.pos, $to.pos];
  const inserted = editor.schema.nodeFromJSON(parse(markdown).toJSON()).content;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      tr.replaceWith(from, to, inserted);
      const end = from + inserted.size;
      if (tr.doc.content.size === end) tr.insert(end, state.schema.nodes['paragraph']?.create() ?? []);
      let place = TextSelection.near(tr.doc.resolve(end), 1);
      tr.doc.nodesBetween(from, end, (node, at) => {
        if (select && node.isText && node.text === select) place = TextSelection.create(tr.doc, at, at + node.nodeSize);
      });
      tr.setSelection(place).scrollIntoView();
      return true;
    })
    .run();
}
