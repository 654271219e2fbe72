import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { forumMembersQuery, type ForumMember } from '../api/people.ts';
import { findMentionQuery, findWordStart, insertMention, type MentionQuery, type MentionText } from '../mentions.ts';
import { MentionSuggestions } from './people-list.tsx';

interface PostEditorProps {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  describedBy: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  words: MentionText;
  onWrite: (words: MentionText) => void;
  onSend: () => void;
  topicId: string | undefined;
}

type CaretPosition = MentionQuery & { left: number; top: number };

export function PostEditor({ area, label, describedBy, isInvalid, isReadOnly, ...field }: PostEditorProps) {
  const { words, onWrite, onSend, topicId } = field;
  const [asked, setAsked] = useState<CaretPosition>();
  const [closedAt, setClosedAt] = useState<number>();
  const [active, setActive] = useState(0);
  const id = useId();
  const q = useDebouncedValue(asked?.q ?? '');
  const { data: people } = useQuery({
    ...forumMembersQuery(q, topicId),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  const found =
    asked && asked.from !== closedAt ? (people ?? []).filter(({ name }) => findWordStart(name, asked.q) >= 0) : [];
  const isOpen = found.length > 0;
  const at = Math.min(active, found.length - 1);

  function look(target: HTMLTextAreaElement): void {
    const next = findMentionQuery({ ...words, text: target.value }, target.selectionStart);
    if (!next) setClosedAt(undefined);
    if (next?.q !== asked?.q) setActive(0);
    setAsked(next && { ...next, ...caretPosition(target, next.from) });
  }
  function pick(person: ForumMember | undefined): void {
    if (!asked || !person) return;
    const [next, caret] = insertMention(words, asked, person);
    onWrite(next);
    setAsked(undefined);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  }
  function press(event: KeyboardEvent): void {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const keyActions: Record<string, () => void> = {
      ArrowDown: () => setActive((at + 1) % found.length),
      ArrowUp: () => setActive((at - 1 + found.length) % found.length),
      Enter: () => pick(found[at]),
      Escape: () => setClosedAt(asked?.from),
    };
    const keyAction = isSent ? onSend : isOpen ? keyActions[event.key] : undefined;
    if (!keyAction) return;
    event.preventDefault();
    event.stopPropagation();
    keyAction();
  }

  return (
    <div className="relative">
      <textarea
        ref={area}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-people` : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        value={words.text}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          onWrite({ ...words, text: target.value });
          look(target);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setAsked(undefined)}
        onKeyDown={press}
        className="block field-sizing-content max-h-[60svh] min-h-39 w-full resize-y rounded-b-control bg-transparent p-4 text-17 leading-normal"
      />
      <p role="status" className="sr-only">
        {isOpen && (found.length === 1 ? '1 member' : `${found.length} members`)}
      </p>
      {isOpen && asked && <MentionSuggestions id={id} people={found} place={asked} active={at} onPick={pick} />}
    </div>
  );
}

const copiedStyles = ['font', 'lineHeight', 'letterSpacing', 'padding', 'textIndent', 'tabSize'] as const;

/** Measures a copy of the text, because the browser reports no positions in a text area. */
function caretPosition(area: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const mirror = document.createElement('div');
  const look = getComputedStyle(area);
  for (const name of copiedStyles) mirror.style[name] = look[name];
  Object.assign(mirror.style, {
    ...{ position: 'absolute', visibility: 'hidden', boxSizing: 'border-box', whiteSpace: 'pre-wrap' },
    ...{ overflowWrap: 'anywhere', width: `${area.clientWidth}px` },
  });
  mirror.textContent = area.value.slice(0, at);
  const mark = mirror.appendChild(document.createElement('span'));
  mark.textContent = '@';
  area.after(mirror);
  const { offsetLeft: left, offsetTop: top, offsetHeight: height } = mark;
  mirror.remove();
  return { left, top: top + height - area.scrollTop };
}
