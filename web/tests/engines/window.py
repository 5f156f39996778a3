"""A browser window of WebKitGTK as narrow as a phone, for WebDriver: the package's own is never narrower than 447 px.

WebKitWebDriver starts it; WINDOW is its size, as 390x844. Without a graphics card, composing layers takes half of its
time: that is left out unless PICTURES is set, because WebDriver takes pictures of composed windows alone."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = (int(side) for side in os.environ["WINDOW"].split("x"))
Gtk.Settings.get_default().set_property("gtk-enable-animations", "MOTION" in os.environ)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create(session):
    info = WebKit2.ApplicationInfo()
    info.set_name("safehouse-window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", view)


def view(_session):
    web = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    if "PICTURES" not in os.environ:
        web.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(width, height)
    window.add(web)
    window.show_all()
    return web


context.connect("automation-started", lambda _context, session: create(session))
Gtk.main()
