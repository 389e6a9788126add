import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useBugText } from '../text.ts';
import { draw, pointOn, type Stroke } from './strokes.ts';

const pens = ['mark', 'cover'] as const;

/** A picture of the page on which a pen marks a place, or covers what is nobody's business. */
export function Drawing({
  picture,
  onDone,
  onDrop,
}: {
  picture: HTMLCanvasElement;
  onDone: (file: File) => void;
  onDrop: () => void;
}) {
  const t = useBugText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pen, setPen] = useState<Stroke['pen']>('mark');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const { width, height } = picture;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context, picture, strokes);
  }, [picture, strokes]);
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] =>
    pointOn(event.currentTarget.getBoundingClientRect(), { width, height }, event);
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setStrokes(before => [...before, { pen, points: [point] }]);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = pointOf(event);
    setStrokes(before => {
      const last = before.at(-1);
      return last ? [...before.slice(0, -1), { ...last, points: [...last.points, point] }] : before;
    });
  };
  const finish = (): void =>
    canvas.current?.toBlob(
      blob => blob && onDone(new File([blob], 'page.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.88,
    );
  return (
    <div role="group" aria-label={t('drawing')} style={{ display: 'grid', gap: 'var(--s2)' }}>
      <p className="mut">{`${t('drawing')}. ${t('drawing_hint')}`}</p>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        onPointerDown={begin}
        onPointerMove={go}
        style={{ width: '100%', border: '1px solid var(--line)', touchAction: 'none', cursor: 'crosshair' }}
      />
      <div style={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={pen}
          aria-label={t('pen')}
          onChange={(_event, next: Stroke['pen'] | null) => next && setPen(next)}
        >
          {pens.map(one => (
            <ToggleButton key={one} value={one}>
              {t(`pens.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button disabled={strokes.length === 0} onClick={() => setStrokes(before => before.slice(0, -1))}>
          {t('undo')}
        </Button>
        <Button variant="outlined" onClick={finish}>
          {t('attach')}
        </Button>
        <Button onClick={onDrop}>{t('drop')}</Button>
      </div>
    </div>
  );
}
