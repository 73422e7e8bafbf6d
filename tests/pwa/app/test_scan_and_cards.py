"""QR codes: the sheet to print, and the camera that reads them."""

from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go, second_phone

CAMERA = """(text) => {
  globalThis.stopped = 0;
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = document.createElement("canvas").captureStream(5);
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track);
      track.stop = () => { stopped += 1; stop(); };
    }
    return stream;
  };
  HTMLVideoElement.prototype.play = async () => {};
  globalThis.BarcodeDetector = class { async detect() { return text ? [{ rawValue: text }] : []; } };
}"""

# The camera sees a printed code, small and turned a little, on a grey table.
FILMED = """async (table) => {
  const { store } = await import("/bundle/inspect.js");
  const code = new Image();
  code.src = URL.createObjectURL(await store.tableCode(table));
  await code.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const film = canvas.getContext("2d");
  globalThis.stopped = 0;
  globalThis.filming = setInterval(() => {
    film.resetTransform();
    film.fillStyle = "#777";
    film.fillRect(0, 0, 640, 480);
    film.translate(320, 240);
    film.rotate(0.2);
    film.drawImage(code, -120, -120, 240, 240);
  }, 50);
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(10);
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track);
      track.stop = () => { stopped += 1; stop(); };
    }
    return stream;
  };
}"""

REFUSED = """() => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
}"""


def test_the_sheet_shows_a_code_for_each_table(referee: Page, hall: Hall) -> None:
    go(referee, "#/cards")
    for label in ("7", "8"):
        code = referee.get_by_role("img", name=f"QR code of table {label}")
        expect(code).to_be_visible()
        assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    referee.emulate_media(media="print")
    expect(referee.get_by_role("button", name="Print", include_hidden=True)).to_be_hidden()
    expect(referee.get_by_role("heading", name="QR codes to print", include_hidden=True)).to_be_hidden()
    assert referee.pdf().startswith(b"%PDF")


def test_a_tables_code_opens_its_page_and_the_camera_stops(referee: Page, hall: Hall) -> None:
    referee.evaluate(CAMERA, f"{hall.address}/#/table/{hall.tables[1]}")
    go(referee, "#/scan")
    expect(referee.get_by_role("heading", name="Table 8")).to_be_visible()
    eventually(lambda: bool(referee.evaluate("stopped") == 1))


def test_a_join_links_code_joins(page: Page, hall: Hall) -> None:
    page.goto("/#/join")
    page.evaluate(CAMERA, hall.address + hall.link("referee"))
    page.get_by_role("link", name="Scan a QR code").click()
    page.wait_for_url("**/#/tables")


def test_a_strange_code_says_so_and_leaving_stops_the_camera(referee: Page) -> None:
    referee.evaluate(CAMERA, "https://example.org/menu")
    go(referee, "#/scan")
    expect(referee.get_by_text("This is not a Shinpan code")).to_be_visible()
    go(referee, "#/tables")
    eventually(lambda: bool(referee.evaluate("stopped") == 1))


def test_without_a_reader_in_the_browser_our_own_reads_a_tables_code(browser: Browser, hall: Hall) -> None:
    with second_phone(browser, hall) as page:
        page.evaluate(FILMED, hall.tables[1])
        page.evaluate("delete globalThis.BarcodeDetector")
        page.context.set_offline(True)
        go(page, "#/scan")
        expect(page.get_by_role("heading", name="Table 8")).to_be_visible()
        eventually(lambda: bool(page.evaluate("stopped") == 1))


def test_without_a_camera_it_says_how_else(referee: Page) -> None:
    referee.evaluate("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })")
    go(referee, "#/scan")
    expect(referee.get_by_text("Use the phone's own camera app")).to_be_visible()


def test_a_refused_camera_says_what_to_do(referee: Page) -> None:
    referee.evaluate(CAMERA, "")
    referee.evaluate(REFUSED)
    go(referee, "#/scan")
    expect(referee.get_by_text("Allow it in the browser's settings")).to_be_visible()
