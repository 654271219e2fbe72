import type { ChainedCommands, Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { formatIcons } from './format-icons.tsx';
import type { EmbeddedType } from './library-file.ts';

interface Format {
  name: string;
  keys: string;
  icon: ReactNode;
  mark: [name: string, attributes?: object];
  apply: (chain: ChainedCommands) => ChainedCommands;
}

const formats: readonly Format[] = [
  {
    ...{ name: 'Heading', keys: 'Ctrl+Alt+2', icon: formatIcons.heading, mark: ['heading', { level: 2 }] },
    apply: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    ...{ name: 'Subheading', keys: 'Ctrl+Alt+3', icon: formatIcons.subheading, mark: ['heading', { level: 3 }] },
    apply: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'Bold', keys: 'Ctrl+B', icon: formatIcons.bold, mark: ['bold'], apply: (chain) => chain.toggleBold() },
  {
    name: 'Italic',
    keys: 'Ctrl+I',
    icon: formatIcons.italic,
    mark: ['italic'],
    apply: (chain) => chain.toggleItalic(),
  },
  {
    ...{ name: 'Bulleted list', keys: 'Ctrl+Shift+8', icon: formatIcons.bullets, mark: ['bulletList'] },
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    ...{ name: 'Numbered list', keys: 'Ctrl+Shift+7', icon: formatIcons.numbers, mark: ['orderedList'] },
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    ...{ name: 'Quote', keys: 'Ctrl+Shift+B', icon: formatIcons.quote, mark: ['blockquote'] },
    apply: (chain) => chain.toggleBlockquote(),
  },
];

interface ToolbarProps {
  editor: Editor;
  label: string;
  hasSounds: boolean;
  onLink: () => void;
  onFile: (type: EmbeddedType) => void;
  onPlain: () => void;
}

export function Toolbar({ editor, label, hasSounds, onLink, onFile, onPlain }: ToolbarProps) {
  useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () => editor.state,
  );
  // Tab reaches only one button, and the arrow keys move between the buttons.
  const [reached, setReached] = useState(0);
  const buttons = [
    ...formats.map(({ name, keys, icon, mark: [type, attributes], apply }) => ({
      ...{ name, keys, content: icon, isPressed: editor.isActive(type, attributes) },
      onClick: () => apply(editor.chain().focus()).run(),
    })),
    {
      ...{ name: 'Link', keys: 'Ctrl+K', content: formatIcons.link, isPressed: editor.isActive('link') },
      onClick: onLink,
    },
    {
      ...{ name: 'Picture', keys: 'or paste or drop one', content: formatIcons.picture },
      ...{ isPressed: editor.isActive('image'), onClick: () => onFile('image') },
    },
    ...(hasSounds
      ? [
          {
            ...{ name: 'Audio', keys: 'or paste or drop one', content: formatIcons.audio },
            ...{ isPressed: editor.isActive('sound'), onClick: () => onFile('sound') },
          },
        ]
      : []),
    { name: 'Plain text', keys: 'with its Markdown marks', content: 'Plain text', isPressed: false, onClick: onPlain },
  ];

  function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (reached + by + buttons.length) % buttons.length;
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    <div className="toolbar" role="toolbar" aria-label={`Format of ${label}`} onKeyDown={moveFocus}>
      {buttons.map(({ name, keys, content, isPressed, onClick }, index) => (
        <Button
          key={name}
          type="text"
          size="small"
          aria-label={name}
          {...(name !== 'Plain text' && { 'aria-pressed': isPressed })}
          title={`${name} (${keys})`}
          tabIndex={index === reached ? 0 : -1}
          onFocus={() => setReached(index)}
          // A click would move the focus, and the editor would lose its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          {typeof content === 'string' ? <span>{content}</span> : content}
        </Button>
      ))}
    </div>
  );
}
