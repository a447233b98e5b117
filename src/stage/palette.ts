/** The colours of the table as in the style frames. A die or a box never relies on its colour alone. */
export const PALETTE = {
  strength: '#F2B63C',
  agility: '#E25BA6',
  magic: '#4FA3F0',
  damage: '#E5484D',
  time: '#D9A15B',
  lantern: '#FFD98A',
  bone: '#EADFC8',
  shade: '#A99C8A',
  ink: '#2A1A0A',
  ground: '#0C0A10',
  raised: '#1B151F',
} as const;

export const FONTS = { name: 'Cinzel', text: 'Alegreya Sans' } as const;
