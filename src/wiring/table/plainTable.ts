export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2') ?? document.createElement('canvas').getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
