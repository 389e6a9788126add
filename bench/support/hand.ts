import type { Locator, Page } from 'playwright-core';

/** What a task took of whoever did it. */
export interface Effort {
  clicks: number;
  /** Characters typed and keys pressed. */
  keys: number;
  /** Of everything that scrolls, up or down. */
  pixels: number;
  seconds: number;
}

/** A hand at a page that counts what it does. It scrolls only to what it cannot see, as a reader does. */
export class Hand {
  readonly page: Page;
  readonly #begun = performance.now();
  #clicks = 0;
  #keys = 0;
  #pixels = 0;
  constructor(page: Page) {
    this.page = page;
  }

  get effort(): Effort {
    return {
      clicks: this.#clicks,
      keys: this.#keys,
      pixels: Math.round(this.#pixels),
      seconds: (performance.now() - this.#begun) / 1000,
    };
  }

  async click(target: Locator): Promise<void> {
    await this.#reach(target);
    await target.click();
    this.#clicks += 1;
  }

  /** Into the field that is clicked, in the place of what stands there. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await field.fill(text);
    this.#keys += text.length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.#keys += 1;
  }

  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    this.#pixels += await target.evaluate(element => {
      const around: Element[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) around.push(each);
      const before = around.map(({ scrollTop }) => scrollTop);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inSight = seen !== null && (element.contains(seen) || seen.contains(element));
      element.scrollIntoView({ block: inSight ? 'nearest' : 'center' });
      return around.reduce((sum, { scrollTop }, index) => sum + Math.abs(scrollTop - before[index]!), 0);
    });
  }
}
