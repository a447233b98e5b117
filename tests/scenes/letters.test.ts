import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchLetters, LETTERS } from '../../src/scenes/pictures/letters';

const [load, add] = [vi.fn(), vi.fn()];
let asked: (readonly [family: string, weight: string])[];
let isReachable: boolean;

class Face {
  constructor(family: string, _source: string, { weight }: { readonly weight: string }) {
    asked.push([family, weight]);
  }

  load(): Promise<this> {
    return isReachable ? Promise.resolve(this) : Promise.reject(new Error('no network'));
  }
}

beforeEach(() => {
  asked = [];
  isReachable = true;
  load.mockReset();
  add.mockReset();
  vi.stubGlobal('document', { fonts: { load, add } });
  vi.stubGlobal('FontFace', Face);
});

afterEach(() => vi.unstubAllGlobals());

describe('the letters of the canvas', () => {
  it('are those of the page', async () => {
    load.mockResolvedValue([{}]);
    await Promise.all(LETTERS.map(fetchLetters));
    expect(load.mock.calls).toEqual([["700 20px 'Cinzel'"], ["500 20px 'Alegreya Sans'"]]);
    expect(asked).toEqual([]);
  });

  it('are fetched by themselves where those of the page have failed', async () => {
    load.mockRejectedValue(new DOMException('failed', 'NetworkError'));
    await fetchLetters('name');
    expect(asked).toEqual([['Cinzel', '700']]);
    expect(add).toHaveBeenCalledOnce();
  });

  it('are missing as long as there is no network', async () => {
    load.mockRejectedValue(new DOMException('failed', 'NetworkError'));
    isReachable = false;
    await expect(fetchLetters('text')).rejects.toThrow('no network');
    expect(add).not.toHaveBeenCalled();
  });
});
