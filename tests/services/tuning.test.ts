import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import shared from '../../assets/tuning.json';
import own from '../../src/games/onedeck/tuning.json';
import { mergedTuning, parseTuning, type TuningSheet } from '../../src/services';

const flip = { duration: 260, ease: 'Sine.easeInOut' };
const fall = { duration: 0, ease: 'Linear', delay: 40, bounces: 2.5 };
const dust = { count: 40, alpha: 0.5 };
const sway = { period: 5200, turn: 1.6 };
const LIKE: TuningSheet = { motions: { flip, fall }, particles: { dust }, idles: { sway } };

describe('tuning', () => {
  it('takes what is like the file', () => {
    expect(parseTuning(LIKE, LIKE)).toEqual({ ok: true, value: LIKE });
  });

  it('takes motions with another delay or none', () => {
    const other = { ...LIKE, motions: { flip: { ...flip, delay: 10 }, fall: { duration: 0, ease: 'Linear', bounces: 0 } } };
    expect(parseTuning(other, LIKE)).toEqual({ ok: true, value: other });
  });

  it.each(Object.entries({ shared, own }))('holds for the %s file', (_name, file) => {
    expect(parseTuning(file, file)).toEqual({ ok: true, value: file });
  });

  it('has every record in one file alone, and the same records when the files are joined', () => {
    const names = (sheet: TuningSheet) =>
      Object.entries(sheet).flatMap(([section, all]) => Object.keys(all).map((name) => `${section}.${name}`));
    const file = mergedTuning(shared, own);
    expect(names(file).toSorted()).toEqual([...names(shared), ...names(own)].toSorted());
    expect(file.motions.stillFade).toBe(shared.motions.stillFade);
    expect(file.motions.dieRolled).toBe(own.motions.dieRolled);
  });

  it.each([
    ['motions.fall.duration', 'time', { motions: { flip, fall: { ...fall, duration: -1 } } }],
    ['motions.fall.duration', 'time', { motions: { flip, fall: { ...fall, duration: '260' } } }],
    ['motions.fall.duration', 'time', { motions: { flip, fall: { ...fall, duration: 1e9 } } }],
    ['motions.fall.delay', 'time', { motions: { flip, fall: { ...fall, delay: null } } }],
    ['motions.fall.bounces', 'number', { motions: { flip, fall: { ...fall, bounces: '2' } } }],
    ['motions.fall.bounces', 'there', { motions: { flip, fall: { duration: 0, ease: 'Linear' } } }],
    ['motions.flip.ease', 'ease', { motions: { flip: { ...flip, ease: 'Cubic' }, fall } }],
    ['motions.flip.easing', 'absent', { motions: { flip: { ...flip, easing: 'Linear' }, fall } }],
    ['motions.flip', 'record', { motions: { flip: 3, fall } }],
    ['motions.fall', 'there', { motions: { flip } }],
    ['motions.jump', 'absent', { motions: { flip, fall, jump: flip } }],
    ['particles.dust.count', 'whole', { particles: { dust: { ...dust, count: 0.5 } } }],
    ['particles.dust.alpha', 'share', { particles: { dust: { ...dust, alpha: 2 } } }],
    ['particles.dust.delay', 'absent', { particles: { dust: { ...dust, delay: 2 } } }],
    ['idles.sway.period', 'positive', { idles: { sway: { ...sway, period: 0 } } }],
    ['sounds', 'absent', { sounds: {} }],
    ['particles', 'record', { particles: null }],
  ])('names %j as what is wrong, and why: %s', (path, must, wrong) => {
    expect(parseTuning({ ...LIKE, ...wrong }, LIKE)).toEqual({
      ok: false,
      rejection: { key: 'tuningWrong', params: { path, must } },
    });
  });

  it.each([null, [], 'tuning', {}])('does not take %j', (data) => {
    expect(parseTuning(data, LIKE).ok).toBe(false);
  });

  it('has nothing in the file that nobody uses', () => {
    const words = new Set(sources().flatMap((source) => source.match(/\w+/g) ?? []));
    const unused = Object.entries<Readonly<Record<string, object>>>(mergedTuning(shared, own)).flatMap(([section, names]) =>
      Object.entries(names).flatMap(([name, record]) =>
        [name, ...Object.keys(record)].filter((word) => !words.has(word)).map((word) => `${section}.${name}: ${word}`),
      ),
    );
    expect(unused).toEqual([]);
  });
});

/** The files that make motion, light, particles and sounds, and those in which figures say their idles. */
function sources(): readonly string[] {
  return ['src/table', 'src/games', 'src/scenes', 'src/services/audio', 'tools/assets', 'tools/audio'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
}
