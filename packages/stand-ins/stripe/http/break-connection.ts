/**
 * Returns a response whose body fails before its first byte. The client sees a connection that closes without a
 * response.
 */
export function breakConnection(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.error(new Error('A reset that was asked for')) }),
  );
}
