import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, use, useMemo, type ComponentProps } from 'react';

type Sortable = ReturnType<typeof useSortable>;
type Handle = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

const HandleContext = createContext<Handle | undefined>(undefined);

export function SortableRow({ className = '', ...row }: ComponentProps<'tr'> & { 'data-row-key'?: string }) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row['data-row-key'] ?? '',
  });
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <HandleContext value={handle}>
      <tr
        {...row}
        ref={setNodeRef}
        className={isDragging ? `${className} moving` : className}
        style={{ ...row.style, transform: CSS.Translate.toString(transform), transition }}
      />
    </HandleContext>
  );
}

export function DragHandle({ title }: { title: string }) {
  const { attributes, listeners, setActivatorNodeRef } = use(HandleContext) ?? {};
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      className="drag-handle"
      aria-label={`Move ${title}`}
    >
      <svg width="8" height="14" viewBox="0 0 8 14" fill="currentColor" aria-hidden="true">
        {[2, 7, 12].flatMap((y) => [1.5, 6.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
      </svg>
    </button>
  );
}
