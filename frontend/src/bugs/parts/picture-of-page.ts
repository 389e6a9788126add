import { domToCanvas } from 'modern-screenshot';

/** What lies over the page while a bug is reported is not a part of it. */
const over = '.MuiModal-root, .toasts';
const isOfPage = (node: Node): boolean => !(node instanceof Element && node.matches(over));

/** Draws the part of the page that is seen, as it is drawn now. Rejects where the browser cannot. */
export const pictureOfPage = (): Promise<HTMLCanvasElement> =>
  domToCanvas(document.body, {
    width: window.innerWidth,
    height: window.innerHeight,
    scale: 1,
    filter: isOfPage,
    // The library gathers fonts by a style of its own, which our policy of content refuses; the picture takes those of the device.
    font: false,
    // A picture of the page that does not come is left out, not waited for.
    timeout: 3000,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: { transform: `translate(${-window.scrollX}px, ${-window.scrollY}px)`, transformOrigin: 'top left' },
  });
