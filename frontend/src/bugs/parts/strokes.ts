/** A line that was drawn on a picture, in the picture's pixels. `cover` hides what is under it. */
export interface Stroke {
  pen: 'mark' | 'cover';
  points: readonly (readonly [x: number, y: number])[];
}
const looks = { mark: { color: '#d81b60', width: 5 }, cover: { color: '#202124', width: 28 } } as const;

/** Where a finger or a mouse is on the picture, which may be shown smaller than it is. */
export function pointOn(
  box: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
  at: { clientX: number; clientY: number },
): [x: number, y: number] {
  return [
    ((at.clientX - box.left) * size.width) / (box.width || 1),
    ((at.clientY - box.top) * size.height) / (box.height || 1),
  ];
}

/** Draws the picture with all strokes; a point that was only touched becomes a dot. */
export function draw(context: CanvasRenderingContext2D, picture: CanvasImageSource, strokes: readonly Stroke[]): void {
  context.drawImage(picture, 0, 0);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { pen, points } of strokes) {
    const [first, ...others] = points;
    if (!first) continue;
    context.strokeStyle = looks[pen].color;
    context.lineWidth = looks[pen].width;
    context.beginPath();
    context.moveTo(...first);
    for (const point of others.length > 0 ? others : [first]) context.lineTo(...point);
    context.stroke();
  }
}
