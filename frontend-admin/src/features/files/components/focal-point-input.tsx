import { Button, Flex } from 'antd';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { StoredFileDetails } from '../api/files.ts';
import {
  centerPoint,
  describeFocalPoint,
  toFocalPoint,
  moveFocalPointByKey,
  toObjectPosition,
  type FocalPoint,
} from '../focal-point.ts';

interface FocalPointInputProps {
  file: StoredFileDetails;
  id?: string;
  value?: FocalPoint | null;
  onChange?: (value: FocalPoint | null) => void;
}

export function FocalPointInput({ file, id, value = null, onChange }: FocalPointInputProps) {
  const hintId = useId();
  const url = file.pictures.find(({ width }) => width >= 600)?.webp ?? file.pictures.at(-1)?.webp;
  const point = value ?? centerPoint;

  function onKeyDown(event: KeyboardEvent): void {
    const moved = moveFocalPointByKey(point, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange?.(moved);
  }

  return (
    <Flex vertical gap={10}>
      <div
        id={id}
        className="focal-point"
        role="application"
        tabIndex={0}
        aria-label={`Most important point: ${describeFocalPoint(point)}`}
        aria-describedby={hintId}
        onClick={(event: MouseEvent<HTMLElement>) =>
          onChange?.(toFocalPoint(event, event.currentTarget.getBoundingClientRect()))
        }
        onKeyDown={onKeyDown}
      >
        <img src={url} alt={file.alt ?? ''} draggable={false} />
        <span className="focal-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </div>
      <span id={hintId} className="below">
        This point stays visible where the picture is cropped. Click on it, or use the arrow keys. With Shift it moves
        farther.
      </span>
      <Flex wrap gap={12} align="end">
        {['1 / 1', '16 / 9', '3 / 4'].map((aspectRatio) => (
          <img
            key={aspectRatio}
            className="crop"
            src={url}
            alt=""
            style={{ aspectRatio, objectPosition: toObjectPosition(point) }}
          />
        ))}
        <Flex vertical gap={6}>
          <span className="below" role="status">
            {describeFocalPoint(point)}
          </span>
          {value && (
            <Button size="small" onClick={() => onChange?.(null)}>
              Use the center
            </Button>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
}
