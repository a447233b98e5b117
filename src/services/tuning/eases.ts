const CURVES = ['Sine', 'Quad', 'Cubic', 'Quart', 'Quint', 'Expo', 'Circ', 'Back', 'Bounce', 'Elastic'] as const;
const ENDS = ['easeIn', 'easeOut', 'easeInOut'] as const;

/** The names that Phaser gives them. */
export const EASES: readonly string[] = ['Linear', ...CURVES.flatMap((curve) => ENDS.map((end) => `${curve}.${end}`))];
