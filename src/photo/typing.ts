import type { Takes } from './picture.ts';

/** What empties a place, unless it enters a sign there. */
const EMPTYING = ['.', '0', 'backspace', 'delete'];

/**
 * What stands at a place after a key, `undefined` where it does nothing; `typed` is what was typed there
 * just before, which a further digit goes on.
 */
export function typedAt(takes: Takes, key: string, typed: string): string | undefined {
  const pressed = key.toLowerCase();
  switch (takes.kind) {
    case 'signs': {
      const sign = takes.signs.find(({ keys }) => keys.includes(pressed));
      return sign?.text ?? (EMPTYING.includes(pressed) ? '' : undefined);
    }
    case 'number':
    case 'list': {
      if (/^\d$/.test(pressed)) {
        const [last = '', ...before] = typed.split(' ').reverse();
        const longer = `${Number(last + pressed)}`;
        const fits = Number(longer) <= takes.most;
        const number = fits ? longer : pressed;
        if (Number(number) > takes.most) return undefined;
        return [number, ...before].reverse().join(' ');
      }
      if (pressed === ' ' && takes.kind === 'list') return typed === '' ? '' : `${typed.trim()} `;
      return EMPTYING.includes(pressed) ? '' : undefined;
    }
  }
}
