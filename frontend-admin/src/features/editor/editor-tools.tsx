import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { EmailInsertion } from './email/blocks.ts';
import type { TextTarget } from './markdown-input.tsx';

interface EditorToolsProps {
  editor: Editor;
  parse: (source: string) => Node;
  Tools: ComponentType<{ target: TextTarget }>;
}

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
  const block =
    isBlock && typeof source === 'string'
      ? { source, replace: (changed: string) => changeSource(editor, { place: selection.from, source }, changed) }
      : undefined;

  return (
    <Tools
      target={{
        insertBlock: (insertion) => insertAfter(editor, parse, insertion),
        insertField: (field) => insertField(editor, parse, field),
        focus: () => editor.commands.focus(),
        block,
      }}
    />
  );
}

/** Changes nothing if the block was moved or changed in the meantime. */
function changeSource(editor: Editor, { place, source }: { place: number; source: string }, changed: string): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const node = tr.doc.nodeAt(place);
      if (node?.type.name !== 'emailBlock' || node.attrs['source'] !== source) return false;
      tr.setNodeAttribute(place, 'source', changed).setSelection(NodeSelection.create(tr.doc, place));
      return true;
    })
    .run();
}

function insertField(editor: Editor, parse: (source: string) => Node, { markdown }: EmailInsertion): void {
  const { selection } = editor.state;
  const field = parse(markdown).firstChild?.toJSON() as { content: object[] };
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection && selection.node.isBlock) chain.insertContentAt(selection.to, field).run();
  else chain.insertContent(field.content).run();
}

function insertAfter(editor: Editor, parse: (source: string) => Node, { markdown, select }: EmailInsertion): void {
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
